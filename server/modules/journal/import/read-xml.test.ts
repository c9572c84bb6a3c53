import { expect, test } from 'vitest';
import { readXml, textIn, UnreadableXml } from './read-xml.ts';

async function* inPieces(text: string | Uint8Array, size = 7) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string | Uint8Array, size?: number) {
  const found: string[] = [];
  for await (const { element } of readXml(inPieces(text, size), { gives: new Set(['a']) })) {
    found.push(textIn(element));
  }
  return found;
}

test.each([1, 2, 7, 4_096])('XML is read whatever pieces it comes in: %i bytes', async (size) => {
  const text = `\ufeff<?xml version="1.0"?>
    <!DOCTYPE r PUBLIC "-//NLM//DTD JATS" "JATS.dtd">
    <r xmlns:x="u"><!-- <a>no</a> --><a t="1 > 0">علم <b>المصطلح</b> &amp; &#x627;&#1604;</a><x:a><![CDATA[<p>]]></x:a><a/></r>`;
  expect(await read(text, size)).toEqual(['علم المصطلح & ال', '<p>', '']);
});

test.each([
  ['entities of its own', '<!DOCTYPE r [<!ENTITY e "x">]><r><a>&e;</a></r>'],
  ['a bomb of entities', '<!DOCTYPE r [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><r/>'],
  ['a file of the machine', '<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]><r><a>&f;</a></r>'],
  ['an entity that nothing declares', '<r><a>&nbsp;</a></r>'],
  ['an entity without end', '<r><a>A & B</a></r>'],
  ['a sign that XML does not have', '<r><a>&#0;</a></r>'],
  ['a declaration within', '<r><!ENTITY e "x"></r>'],
  ['elements that are closed crosswise', '<r><a><b></a></b></r>'],
  ['two roots', '<r/><r/>'],
  ['a text before the root', 'text<r/>'],
  ['an end that does not come', '<r><a>text'],
  ['nothing', ''],
  ['an attribute without quotes', '<r><a b=c>x</a></r>'],
  ['elements without end within each other', '<r>'.repeat(200) + '</r>'.repeat(200)],
  ['another encoding', Buffer.from([0x3c, 0x72, 0x3e, 0xc7, 0xe1, 0x3c, 0x2f, 0x72, 0x3e])],
])('%s is refused', async (_, text) => {
  await expect(read(text)).rejects.toThrow(UnreadableXml);
});

test('a text without end is refused before it fills the memory', async () => {
  async function* endless() {
    yield Buffer.from('<r><a>');
    for (;;) yield Buffer.alloc(1_000_000, 'x');
  }
  const reading = readXml(endless(), { gives: new Set(['a']) });
  await expect(reading.next()).rejects.toThrow('too long');
});
