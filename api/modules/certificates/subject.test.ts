import { X509Certificate } from 'node:crypto';
import { makeLeaf, type SubjectOf } from '../../test/leaf';
import { subjectOf, type Subject } from './subject';

const read = (subject: SubjectOf, policies: string[] = []) =>
  subjectOf(new X509Certificate(makeLeaf({ subject, policies }).der));

const CASES: [what: string, subject: SubjectOf, expected: Subject][] = [
  [
    "a person's of the FNMT",
    { C: 'ES', serialNumber: 'IDCES-48213960A', GN: 'MARÍA', SN: 'NÚÑEZ PÉREZ', CN: 'NÚÑEZ PÉREZ MARÍA - 48213960A' },
    { kind: 'person', holderName: 'MARÍA NÚÑEZ PÉREZ', holderNif: '48213960A', companyName: null, companyNif: null },
  ],
  [
    "a representative's of the FNMT",
    {
      C: 'ES',
      O: 'LLOBREGAT Y MAÑAS, S.L.',
      organizationIdentifier: 'VATES-B98241573',
      CN: '48213960A ANA PÉREZ (R: B98241573)',
      GN: 'ANA',
      SN: 'PÉREZ',
      serialNumber: 'IDCES-48213960A',
    },
    {
      kind: 'representative',
      holderName: 'ANA PÉREZ',
      holderNif: '48213960A',
      companyName: 'LLOBREGAT Y MAÑAS, S.L.',
      companyNif: 'B98241573',
    },
  ],
  [
    'one whose company stands only in the common name',
    { CN: '48213960A ANA PÉREZ (R: B98241573)' },
    {
      kind: 'representative',
      holderName: 'ANA PÉREZ',
      holderNif: '48213960A',
      companyName: null,
      companyNif: 'B98241573',
    },
  ],
  [
    "a company's seal",
    { C: 'ES', O: 'LLOBREGAT, S.L.', organizationIdentifier: 'VATES-B98241573', CN: 'SELLO DE LLOBREGAT' },
    {
      kind: 'seal',
      holderName: 'SELLO DE LLOBREGAT',
      holderNif: 'B98241573',
      companyName: 'LLOBREGAT, S.L.',
      companyNif: 'B98241573',
    },
  ],
  [
    "a seal that has the company's number as its own",
    { O: 'LLOBREGAT, S.L.', serialNumber: 'B98241573', CN: 'LLOBREGAT' },
    {
      kind: 'seal',
      holderName: 'LLOBREGAT',
      holderNif: 'B98241573',
      companyName: 'LLOBREGAT, S.L.',
      companyNif: 'B98241573',
    },
  ],
  [
    'an old one without prefix',
    { serialNumber: '48213960A', CN: 'NOMBRE PEREZ PEREZ ANA - NIF 48213960A' },
    {
      kind: 'person',
      holderName: 'NOMBRE PEREZ PEREZ ANA - NIF 48213960A',
      holderNif: '48213960A',
      companyName: null,
      companyNif: null,
    },
  ],
  [
    "a foreigner's",
    { serialNumber: 'IDCES-X1234567L', GN: 'ZOË', SN: 'ŁUCZAK', CN: 'ŁUCZAK ZOË - X1234567L' },
    { kind: 'person', holderName: 'ZOË ŁUCZAK', holderNif: 'X1234567L', companyName: null, companyNif: null },
  ],
  [
    'one that does not say a number',
    { CN: 'Pruebas' },
    { kind: 'person', holderName: 'Pruebas', holderNif: null, companyName: null, companyNif: null },
  ],
  [
    "a company's of another country",
    { O: 'Bäckerei GmbH', organizationIdentifier: 'VATDE-123456789', CN: 'Bäckerei' },
    { kind: 'person', holderName: 'Bäckerei', holderNif: null, companyName: null, companyNif: null },
  ],
];

test.each(CASES)('%s', (_what, subject, expected) => {
  expect(read(subject)).toEqual(expected);
});

test("the policy of a legal person's seal makes it one, whatever its names are", () => {
  expect(
    read({ CN: 'SELLO', GN: 'A', SN: 'B', organizationIdentifier: 'VATES-B98241573' }, ['0.4.0.194112.1.3']).kind,
  ).toBe('seal');
  expect(read({ CN: 'PERSONA', GN: 'A', SN: 'B' }, ['0.4.0.194112.1.2']).kind).toBe('person');
});
