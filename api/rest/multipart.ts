import busboy from 'busboy';
import type { Request } from 'express';
import { AppError } from '../platform/errors';

/** Parts of a form by their names: files as bytes, fields as text. A name that comes twice is its last. */
type Parts = Record<string, Buffer | string>;

const MAX_PARTS = 12;
const MAX_FIELD_BYTES = 8_000;
/** Beyond the files themselves: names, boundaries, fields. */
const AROUND = 50_000;
const TYPE = /^multipart\/form-data\s*;/i;

const tooLarge = (max: number) =>
  new AppError('PAYLOAD_TOO_LARGE', `El archivo puede tener como mucho ${Math.floor(max / 1000)} kB`);
const malformed = () => new AppError('BAD_USER_INPUT', 'El formulario no está completo o no se entiende');

function parts(req: Request, maxFileBytes: number): Promise<Parts> {
  const found: Parts = Object.create(null) as Parts;
  const limits = {
    fileSize: maxFileBytes + 1,
    files: 3,
    fields: MAX_PARTS,
    parts: MAX_PARTS,
    fieldSize: MAX_FIELD_BYTES,
    fieldNameSize: 100,
    headerPairs: 50,
  };
  return new Promise((resolve, reject) => {
    const form = busboy({ headers: req.headers, limits, defParamCharset: 'utf8' });
    form.on('file', (name, file) => {
      const chunks: Buffer[] = [];
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => reject(tooLarge(maxFileBytes)));
      file.on('end', () => {
        found[name] = Buffer.concat(chunks);
      });
      file.on('error', () => reject(malformed()));
    });
    form.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) reject(malformed());
      found[name] = value;
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.on(limit, () => reject(malformed()));
    form.on('error', () => reject(malformed()));
    form.on('close', () => resolve(found));
    req.once('close', () => {
      if (!req.complete) reject(malformed());
    });
    req.pipe(form);
  });
}

/** The parts of a form, of which no file is over `maxFileBytes`. Throws 415, 413, 400. */
export async function readMultipart(req: Request, maxFileBytes: number): Promise<Parts> {
  if (!TYPE.test(req.headers['content-type'] ?? ''))
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'El cuerpo debe ser un formulario (Content-Type: multipart/form-data)',
    );
  if (req.headers['content-encoding'] !== undefined)
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'El formulario no puede venir comprimido');
  if (Number(req.headers['content-length'] ?? 0) > 3 * maxFileBytes + AROUND) throw tooLarge(maxFileBytes);
  return parts(req, maxFileBytes).catch((error: unknown) => {
    throw error instanceof AppError ? error : malformed();
  });
}
