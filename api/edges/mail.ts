import { createTransport, type Transporter } from 'nodemailer';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { isLoopback } from '../platform/network/loopback';

/** A file that goes with a letter. */
export interface Attachment {
  name: string;
  type: 'application/pdf' | 'image/png';
  content: Buffer;
  /** By which name the letter's HTML shows it (`cid:…`); absent: it is a file to open. */
  cid?: string;
}

/** One mail, ready to go. The same messageId on every try, so that a server can recognise a repetition. */
export interface Letter {
  messageId: string;
  to: string;
  /**
   * In whose name it goes, beside our own address: mail servers check that the address is one of this server's (SPF), and
   * never the name.
   */
  fromName?: string;
  /** Where an answer goes; absent: to us. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
}

/** Bytes that one letter's files may have together: mail servers refuse long ones. */
export const MOST_ATTACHED = 3_000_000;

/** The server said no for good: trying again is useless. */
export class MailRefused extends Error {}
/** The server had the whole message and never answered: it may have been delivered. */
export class MailUnanswered extends Error {}

/**
 * Sends a letter. Throws MailRefused, MailUnanswered, or another error when it certainly was not taken and may be tried
 * again.
 */
export interface Mailer {
  send(letter: Letter): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 20_000;

interface SmtpFailure {
  code?: string;
  responseCode?: number;
}

const addressIn = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;

/**
 * '=?utf-8?Q?evil=2Ecom?=' in a head is read as 'evil.com': a company's name would say there what it may not. Nothing of a
 * name is read in that way once its two signs stand apart.
 */
const asWritten = (text: string): string => text.replaceAll('=?', '= ?');

async function compose(from: string, letter: Letter): Promise<Buffer> {
  const attached = letter.attachments ?? [];
  if (attached.reduce((bytes, { content }) => bytes + content.length, 0) > MOST_ATTACHED)
    throw new MailRefused('los adjuntos son demasiado grandes');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail({
    from: letter.fromName ? { name: asWritten(letter.fromName), address: addressIn(from) } : from,
    replyTo: letter.replyTo ? { name: '', address: letter.replyTo } : undefined,
    to: { name: '', address: letter.to },
    subject: asWritten(letter.subject),
    text: letter.text,
    html: letter.html,
    messageId: `<${letter.messageId}>`,
    attachments: attached.map(({ name, type, content, cid }) => ({
      ...{ filename: name, contentType: type, content },
      ...(cid && { cid, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}

/**
 * Over SMTP, as SMTP_URL says (smtp:// or smtps://, user and password in it). Letters carry links that open accounts:
 * smtp:// asks the server for TLS before anything else and sends nothing without it, but on this machine.
 */
export function smtpMailer(url: string, from: string, timeout = TIMEOUT_MS): Mailer {
  const requireTLS = !isLoopback(new URL(url).hostname);
  const transport: Transporter = createTransport({
    url,
    requireTLS,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  const sender = addressIn(from);
  return {
    async send(letter) {
      const message = await compose(from, letter);
      let handedOver = false;
      const raw = Readable.from([message]).on('end', () => {
        handedOver = true;
      });
      try {
        await transport.sendMail({ envelope: { from: sender, to: [letter.to] }, raw });
      } catch (error) {
        const { code, responseCode } = error as SmtpFailure;
        // A server without TLS has not refused the letter: it is tried again later.
        if (code === 'ETLS') throw error;
        if (responseCode !== undefined && responseCode >= 500) throw new MailRefused((error as Error).message);
        if (responseCode === undefined && handedOver) throw new MailUnanswered((error as Error).message);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** Written aside and renamed: who reads the folder never finds half a file. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/**
 * Without SMTP: one .eml file per letter, and beside it what the demo's page of mails shows. Writing one twice leaves
 * one file.
 */
export function outboxMailer(dir: string, from: string): Mailer {
  return {
    async send(letter) {
      await mkdir(dir, { recursive: true });
      const file = join(dir, `${letter.messageId.replace(/@.*$/, '')}.eml`);
      await writeWhole(file, await compose(from, letter));
      const attachments = letter.attachments?.map(each => ({ ...each, content: each.content.toString('base64') }));
      await writeWhole(
        file.replace(/eml$/, 'json'),
        JSON.stringify({ letter: { ...letter, attachments }, at: new Date().toISOString() }),
      );
    },
    close: () => undefined,
  };
}
