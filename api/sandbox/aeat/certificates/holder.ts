import type { X509Certificate } from 'node:crypto';

/** The NIF that a certificate speaks for: its organisation's, else its person's; null where it names none. */
export function nifOfHolder(certificate: X509Certificate): string | null {
  const { subject } = certificate;
  return (
    /VATES-([A-Z\d]{9})/.exec(subject)?.[1] ??
    /IDCES-([A-Z\d]{9})/.exec(subject)?.[1] ??
    /^serialNumber=([A-Z\d]{9})$/m.exec(subject)?.[1] ??
    null
  );
}

export const isInForce = ({ validFrom, validTo }: X509Certificate, now: Date): boolean =>
  Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo);
