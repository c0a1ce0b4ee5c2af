import { asn1, type pki } from 'node-forge';

export interface Holder {
  nif: string;
  name: string;
  /** Of a person, of a company through who represents it, or a company's seal. */
  kind?: 'personal' | 'representative' | 'seal';
  /** Who represents the company. */
  person?: { nif: string; name: string };
}

const ORGANIZATION_ID = '2.5.4.97';
const field = (name: { name: string } | { type: string }, value: string): pki.CertificateField => ({
  ...name,
  value,
  valueTagClass: asn1.Type.UTF8 as unknown as asn1.Class,
});
const named = (name: string, value: string) => field({ name }, value);

/** The subject as Spanish certificates have it: IDCES for people, VATES for organisations. */
export function subjectOf({
  nif,
  name,
  kind = 'representative',
  person = { nif: '00000000T', name: 'PERSONA DE PRUEBAS' },
}: Holder): pki.CertificateField[] {
  const country = named('countryName', 'ES');
  const serial = (text: string) => named('serialNumber', text);
  if (kind === 'personal') return [country, serial(`IDCES-${nif}`), named('commonName', `${name} - ${nif}`)];
  const organization = [named('organizationName', name), field({ type: ORGANIZATION_ID }, `VATES-${nif}`)];
  if (kind === 'seal')
    return [
      country,
      ...organization,
      named('organizationalUnitName', 'SELLO ELECTRONICO'),
      serial(nif),
      named('commonName', name),
    ];
  return [
    country,
    serial(`IDCES-${person.nif}`),
    ...organization,
    named('commonName', `${person.nif} ${person.name} (R: ${nif})`),
  ];
}

/** What a certificate may be used for. */
export function extensionsOf(
  use: 'authority' | 'server' | 'client',
  hosts: { dns: string[]; ips: string[] } = { dns: [], ips: [] },
): object[] {
  const isAuthority = use === 'authority';
  const own =
    use === 'server'
      ? [
          { name: 'extKeyUsage', serverAuth: true },
          {
            name: 'subjectAltName',
            altNames: [...hosts.dns.map(value => ({ type: 2, value })), ...hosts.ips.map(ip => ({ type: 7, ip }))],
          },
        ]
      : use === 'client'
        ? [{ name: 'extKeyUsage', clientAuth: true, emailProtection: true }]
        : [];
  return [
    { name: 'basicConstraints', cA: isAuthority, critical: true },
    {
      name: 'keyUsage',
      critical: true,
      ...(isAuthority
        ? { keyCertSign: true, cRLSign: true }
        : { digitalSignature: true, keyEncipherment: true, nonRepudiation: use === 'client' }),
    },
    ...own,
    { name: 'subjectKeyIdentifier' },
  ];
}
