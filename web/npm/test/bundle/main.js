import { evaluate } from "redress";

const { html } = await evaluate("traveller { +620: 3, -100: 2 }\n+620");
document.body.innerHTML = html;
