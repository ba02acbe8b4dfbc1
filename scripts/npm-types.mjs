// Writes the types of the JSON document of a run, from schema/redress.schema.json, for the npm package.
//
//   node scripts/npm-types.mjs SCHEMA TYPES
import { readFileSync, writeFileSync } from "node:fs";

const [from, to] = process.argv.slice(2);
const schema = JSON.parse(readFileSync(from, "utf8"));

/** The name of a type; one would hide JavaScript's own. */
const named = (reference) => reference.split("/").at(-1).replace(/^Number$/, "Exact");
const comment = (text, indent) => (text ? `${indent}/** ${text.replaceAll("*/", "*\u200b/").replaceAll("\n", " ")} */\n` : "");

/** A choice of types, none twice. */
const choice = (types) => [...new Set(types)].join(" | ");

function primitive(name) {
  return { integer: "number", object: "{ [key: string]: unknown }", array: "unknown[]" }[name] ?? name;
}

function object({ properties = {}, required = [] }, indent) {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, one]) => {
    const optional = required.includes(name) ? "" : "?";
    const key = /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
    return `${comment(one.description, inner)}${inner}${key}${optional}: ${type(one, inner)};\n`;
  });
  return `{\n${lines.join("")}${indent}}`;
}

/** The type of a part of the schema. */
function type(part, indent = "") {
  if (part === true || Object.keys(part).length === 0) return "unknown";
  const all = [];
  if (part.$ref) all.push(named(part.$ref));
  if ("const" in part) all.push(JSON.stringify(part.const));
  else if (part.enum) all.push(choice(part.enum.map((one) => JSON.stringify(one))));
  else if (part.oneOf ?? part.anyOf) all.push(choice((part.oneOf ?? part.anyOf).map((one) => type(one, indent))));
  else if (part.properties) all.push(object(part, indent));
  else if (part.type === "array" && part.prefixItems) all.push(`[${part.prefixItems.map((one) => type(one, indent)).join(", ")}]`);
  else if (part.type === "array" && part.items) all.push(`Array<${type(part.items, indent)}>`);
  else if (part.type) all.push(choice([part.type].flat().map(primitive)));
  const alternatives = all.filter((one) => one.includes(" | ")).length > 0 && all.length > 1;
  return (alternatives ? all.map((one) => `(${one})`) : all).join(" & ") || "unknown";
}

const definitions = Object.entries(schema.$defs).map(
  ([name, one]) => `${comment(one.description, "")}export type ${named(name)} = ${type(one)};\n`,
);
const root = `${comment(schema.description, "")}export type Document = ${type(schema)};\n`;
writeFileSync(to, `// Made of schema/redress.schema.json.\n\n${[root, ...definitions].join("\n")}`);
