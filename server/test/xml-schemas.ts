import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const packages = createRequire(import.meta.url);
// The publishers' own schemas, as the packages of others carry them; OAI-PMH's is written after its text.
const kept = join(dirname(packages.resolve('@pubpub/deposit-utils/crossref')), 'cache/xsd');
const crossref = join(kept, 'data.crossref.org/schemas');
const files = {
  crossref: join(crossref, 'crossref5.3.1.xsd'),
  jats: join(crossref, 'JATS-journalpublishing1-3d2-mathml3.xsd'),
  sitemap: join(dirname(packages.resolve('sitemap')), '../../schema/sitemap.xsd'),
  oai: join(import.meta.dirname, 'schemas/oai-pmh.xsd'),
} as const;

// Where the schemas look for MathML, and where the package keeps it.
const mathml = Object.fromEntries(
  ['', '-common', '-content', '-presentation', '-strict-content'].flatMap((part) => {
    const name = `mathml3${part}.xsd`;
    const content = readFileSync(join(kept, 'www.w3.org/Math/XMLSchema/mathml3', name));
    return [
      [`http://www.w3.org/Math/XMLSchema/mathml3/${name}`, content],
      [join(crossref, 'standard-modules/mathml3', name), content],
    ];
  }),
);
xmlRegisterInputProvider(new XmlBufferInputProvider(mathml));
xmlRegisterFsInputProviders();

const validators: Partial<Record<keyof typeof files, XsdValidator>> = {};

function readSchema(file: string): XsdValidator {
  using definition = XmlDocument.fromBuffer(readFileSync(file), { url: file });
  return XsdValidator.fromDoc(definition);
}

/** What a schema has against a document; nothing when it is valid. */
export function faultsOf(schema: keyof typeof files, xml: string): string[] {
  const validator = (validators[schema] ??= readSchema(files[schema]));
  using document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (fault) {
    if (!(fault instanceof XmlValidateError)) throw fault;
    return fault.details.map(({ line, message }) => `${line}: ${message.trim()}`);
  }
}

/** The texts that an XPath finds, with the prefixes it uses. */
export function textsAt(xml: string, path: string, prefixes: Record<string, string> = {}): string[] {
  using document = XmlDocument.fromString(xml);
  return document.find(path, prefixes).map((node) => node.content);
}
