import {
  createServer as createPlain,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer, type Server as TlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { TlsOptions, TLSSocket } from 'node:tls';

/** What reached a test's server. */
interface Arrival {
  body: Buffer;
  headers: IncomingMessage['headers'];
  client: string | undefined;
  protocol: string | null;
  method?: string;
  path?: string;
}
export type Answer = (response: ServerResponse, arrival: Arrival, request: IncomingMessage) => void;

export interface AeatServer {
  url: string;
  port: number;
  arrivals: Arrival[];
  sockets: Set<Socket>;
  close(): Promise<void>;
  renew(tls: TlsOptions): void;
}

const PATH = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function arrivalOf(request: IncomingMessage, body: Buffer): Arrival {
  const { headers, method, url: path } = request;
  const socket = request.socket as Partial<TLSSocket>;
  return {
    body,
    headers,
    client: socket.getPeerCertificate?.().subject?.CN?.toString(),
    protocol: socket.getProtocol?.() ?? null,
    method,
    path,
  };
}

/** A small real server on an ephemeral port: over TLS with `tls`, in the clear without. */
export async function startAeatServer(answer: Answer, tls: TlsOptions | null, host = '127.0.0.1'): Promise<AeatServer> {
  const arrivals: Arrival[] = [];
  const sockets = new Set<Socket>();
  const listener: RequestListener = (request, response) => {
    bodyOf(request).then(
      body => {
        const arrival = arrivalOf(request, body);
        arrivals.push(arrival);
        answer(response, arrival, request);
      },
      () => response.destroy(),
    );
  };
  const server: Server = tls ? createServer(tls, listener) : createPlain(listener);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  });
  await new Promise<void>(resolve => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    url: `${tls ? 'https' : 'http'}://${host}:${port}${PATH}`,
    port,
    arrivals,
    sockets,
    close,
    renew: changed => (server as TlsServer).setSecureContext({ ...tls, ...changed }),
  };
}

const LR = 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/';

/** One record's line in an answer. */
export const lineText = (number: string, rest = '<r:EstadoRegistro>Correcto</r:EstadoRegistro>', operation = 'Alta') =>
  `<r:RespuestaLinea><r:IDFactura><i:IDEmisorFactura>B12345674</i:IDEmisorFactura><i:NumSerieFactura>${number}</i:NumSerieFactura>` +
  `<i:FechaExpedicionFactura>21-11-2026</i:FechaExpedicionFactura></r:IDFactura><r:Operacion><i:TipoOperacion>${operation}</i:TipoOperacion></r:Operacion>${rest}</r:RespuestaLinea>`;

/** A whole answer of the AEAT's shape. */
export const answerText = (
  lines: string,
  head = '<r:CSV>A-ABCDEFGHIJKLMN</r:CSV>',
  wait = '<r:TiempoEsperaEnvio>60</r:TiempoEsperaEnvio>',
) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/" xmlns:r="${LR}RespuestaSuministro.xsd" xmlns:i="${LR}SuministroInformacion.xsd">` +
  `<e:Header/><e:Body Id="Body"><r:RespuestaRegFactuSistemaFacturacion>${head}<r:Cabecera><i:ObligadoEmision><i:NombreRazon>Uno, S.L.</i:NombreRazon><i:NIF>B12345674</i:NIF></i:ObligadoEmision></r:Cabecera>` +
  `${wait}<r:EstadoEnvio>Correcto</r:EstadoEnvio>${lines}</r:RespuestaRegFactuSistemaFacturacion></e:Body></e:Envelope>`;

/** Answers with XML, as the AEAT does. */
export const xml =
  (text: string, status = 200): Answer =>
  response => {
    response.writeHead(status, { 'Content-Type': 'text/xml; charset=utf-8' }).end(text);
  };
