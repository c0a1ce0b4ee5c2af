import type { ServerResponse } from 'node:http';
import { faultXml } from '../answer';
import { tear } from '../front';
import { RefusedMessage } from '../refused';
import { stream } from './stream';
import type { Step } from './step';

const XML = 'text/xml; charset=UTF-8';
const PAGE =
  '<!DOCTYPE html><html lang="es"><head><title>Agencia Tributaria (entorno de pruebas)</title></head><body><h1>Servicio no disponible</h1><p>Inténtelo más tarde.</p></body></html>';

export function send(
  response: ServerResponse,
  status: number,
  body: string,
  type = XML,
  headers: Record<string, string> = {},
): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body)), ...headers });
  response.end(body);
}

/** SOAP 1.1 asks for status 500 with a fault. */
export const sendFault = (
  response: ServerResponse,
  refusal: Pick<RefusedMessage, 'side' | 'message'>,
  status = 500,
): void => send(response, status, faultXml(refusal));

function scripted({ code = 20009, side = 'server', text }: Step): Pick<RefusedMessage, 'side' | 'message'> {
  return text === undefined ? new RefusedMessage(code, '', side) : { side, message: `Codigo[${code}].${text}` };
}

function half(response: ServerResponse, answer: string): void {
  response.writeHead(200, { 'Content-Type': XML, 'Content-Length': String(Buffer.byteLength(answer)) });
  response.write(answer.slice(0, Math.floor(answer.length / 2)), () =>
    setTimeout(() => response.socket?.destroy(), 20),
  );
}

/** Gives the answer in the way that the step wants; `answer` is empty where the message was not taken. */
export function deliver(response: ServerResponse, step: Step, answer: string): void {
  const headers: Record<string, string> = step.location ? { Location: step.location } : {};
  switch (step.mode) {
    case 'answer':
      return send(response, step.status ?? 200, answer);
    case 'blackhole':
    case 'accept_then_blackhole':
      return;
    case 'reset':
    case 'accept_then_reset':
      return tear(response.socket!);
    case 'accept_then_half':
      return half(response, answer);
    case 'http':
    case 'accept_then_http':
      return send(
        response,
        step.status ?? 503,
        step.body ?? PAGE,
        step.contentType ?? 'text/html; charset=UTF-8',
        headers,
      );
    case 'html':
    case 'accept_then_html':
      return send(response, step.status ?? 200, step.body ?? PAGE, 'text/html; charset=UTF-8', headers);
    case 'empty':
    case 'accept_then_empty':
      return send(response, step.status ?? 200, '', XML, headers);
    case 'raw':
      return send(response, step.status ?? 200, step.body ?? '', step.contentType ?? XML, headers);
    case 'fault':
    case 'accept_then_fault':
      return sendFault(response, scripted(step), step.status);
    case 'drip':
    case 'huge':
    case 'endless':
      return void stream(response, step, answer);
  }
}
