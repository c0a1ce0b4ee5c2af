import { randomBytes } from 'node:crypto';
import { Unreadable, Vault, type Purpose } from './crypto';
import { newId } from './ids';

const [secret, before] = [randomBytes(32), randomBytes(32)];
const vault = new Vault(secret, before);
const [ana, bob] = [newId(), newId()];
const TEXT = '-----BEGIN PRIVATE KEY-----\nñ€😀';

test('what is sealed for a company and a purpose opens for them, and for nobody and nothing else', () => {
  const sealed = vault.seal(ana, 'certificate', TEXT);
  expect(vault.open(ana, 'certificate', sealed)).toBe(TEXT);
  expect(() => vault.open(bob, 'certificate', sealed)).toThrow(Unreadable);
  expect(() => vault.open(ana, 'otra cosa' as Purpose, sealed)).toThrow(Unreadable);
});

test('the same text is sealed differently each time, and shows nothing of itself', () => {
  const many = Array.from({ length: 500 }, () => vault.seal(ana, 'certificate', TEXT).bytes);
  expect(new Set(many.map(each => each.toString('hex'))).size).toBe(500);
  expect(new Set(many.map(each => each.subarray(0, 12).toString('hex'))).size).toBe(500);
  for (const bytes of many) expect(bytes.includes('PRIVATE')).toBe(false);
});

test('a bit that was turned anywhere, a cut and an empty value are refused', () => {
  const { keyId, bytes } = vault.seal(ana, 'certificate', TEXT);
  for (let at = 0; at < bytes.length; at += 1) {
    const turned = Buffer.from(bytes);
    turned[at]! ^= 1;
    expect(() => vault.open(ana, 'certificate', { keyId, bytes: turned })).toThrow(Unreadable);
    expect(() => vault.open(ana, 'certificate', { keyId, bytes: bytes.subarray(0, at) })).toThrow(Unreadable);
  }
});

test('what the key before sealed is read, and sealed with the present one; a third key reads nothing', () => {
  const old = new Vault(before, null);
  const sealed = old.seal(ana, 'certificate', TEXT);
  expect(sealed.keyId).not.toBe(vault.keyId);
  expect([vault.knows(sealed.keyId), vault.open(ana, 'certificate', sealed)]).toEqual([true, TEXT]);
  const stranger = new Vault(randomBytes(32), null);
  expect(stranger.knows(sealed.keyId)).toBe(false);
  expect(() => stranger.open(ana, 'certificate', sealed)).toThrow(Unreadable);
  // The name of the key is bound too: it cannot be passed off as another.
  expect(() => vault.open(ana, 'certificate', { ...sealed, keyId: vault.keyId })).toThrow(Unreadable);
});
