import { createHash } from 'node:crypto';
import { sha256 } from './sha256';

const ofNode = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('is that of node, for every length around a block', () => {
  for (let length = 0; length < 200; length += 1)
    expect([length, sha256('a'.repeat(length))]).toEqual([length, ofNode('a'.repeat(length))]);
});

test('is of the text in UTF-8, however long', () => {
  for (const text of ['Ñoño & Cía «€» 😀', 'á'.repeat(100_003)]) expect(sha256(text)).toBe(ofNode(text));
});
