// A real SMTP server in a process of its own, for the tests: it takes, refuses, greylists, hangs or dies, as it is
// asked.
import { SMTPServer } from 'smtp-server';

let mode = 'take';
let port = 0;
let server;
const seen = new Set();

function refusal(code, text) {
  return Object.assign(new Error(text), { responseCode: code });
}

function start() {
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (mode === 'refuse') return done(refusal(550, 'no such user'));
      if (mode === 'greylist' && !seen.has(address)) {
        seen.add(address);
        return done(refusal(451, 'try again later'));
      }
      done();
    },
    onData(stream, session, done) {
      const chunks = [];
      stream.on('data', chunk => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map(each => each.address);
        if (mode === 'swallow')
          return process.send({ swallowed: { to, raw } }, () => server.connections.forEach(each => each.close()));
        process.send({ mail: { to, raw } }, () => (mode === 'hang' ? undefined : done()));
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1', () => {
    port = server.server.address().port;
    process.send({ port });
  });
}

process.on('message', asked => {
  if (asked === 'close') return server.close(() => process.send({ closed: true }));
  if (asked === 'open') return start();
  mode = asked;
  process.send({ mode });
});
process.on('disconnect', () => process.exit(0));
start();
