import { evaluate, load, type Document, type Exact } from "redress";

export async function exact(script: string): Promise<Exact[]> {
  const { document } = await evaluate(script);
  return document.results.flatMap((result) => (result.kind === "ruling" ? [result.ns.exact] : []));
}

export async function run(bytes: Uint8Array): Promise<Document> {
  return (await load(bytes)).evaluate("+620").document;
}
