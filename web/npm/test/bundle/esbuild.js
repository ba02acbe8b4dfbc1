import { load } from "redress";
import engine from "redress/redress.wasm";

const redress = await load(new URL(engine, import.meta.url));
document.body.innerHTML = redress.evaluate("traveller { +620: 3, -100: 2 }\n+620").html;
