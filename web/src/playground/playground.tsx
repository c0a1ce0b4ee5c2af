import { GraphiQL } from 'graphiql';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { paths } from '../paths';
import { accessible } from './playgroundAccess';
import { token as session } from '../session/token';
import { useDebounced } from '../ui/useDebounced';

const WELCOME = `# Para leer el esquema y ejecutar hace falta arriba
# un token de sesión o una clave de API.
# Si has entrado en Folio aquí, ya está puesto.

query UltimasFacturas {
  invoices(limit: 5) {
    items {
      fullNumber
      date
      customer { name }
      total
      status
    }
  }
}
`;

const SETTLED_MS = 250;

function Playground() {
  const [token, setToken] = useState(() => session.read()?.trim() ?? '');
  const settled = useDebounced(token, SETTLED_MS);
  const sent = useRef(token);
  sent.current = token;
  // Another fetcher has the schema asked for again.
  const fetcher = useMemo(
    () => async (params: object) => {
      const authorization = sent.current ? { authorization: `Bearer ${sent.current}` } : undefined;
      const response = await fetch(paths.graphql, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify(params),
      });
      return response.json();
    },
    [settled],
  );
  const main = useRef<HTMLElement>(null);
  useEffect(() => accessible(main.current!), []);
  return (
    <div className="playground">
      <header className="playground-bar">
        <h1>GraphQL de Folio</h1>
        <label htmlFor="token">Token</label>
        <input
          id="token"
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={token}
          placeholder="Token de sesión o clave de API"
          onChange={event => setToken(event.target.value.trim())}
        />
        <small>Se envía como «Authorization: Bearer …» y no se guarda.</small>
        <a href={paths.apiDocs}>API REST</a>
      </header>
      <main ref={main}>
        <GraphiQL schema={settled ? undefined : null} fetcher={fetcher} defaultQuery={WELCOME} />
      </main>
    </div>
  );
}

createRoot(document.getElementById('root')!).render(<Playground />);
