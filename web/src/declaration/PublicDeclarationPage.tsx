import { ApolloProvider } from '@apollo/client/react';
import { apollo } from '../client/apollo';
import { paths } from '../paths';
import { OutsideFrame } from '../ui/shell/OutsideFrame';
import { Declaracion } from './Declaration';

/** For anybody, signed in or not: the tax agency among them. */
export function PublicDeclaracionPage() {
  return (
    <ApolloProvider client={apollo}>
      <OutsideFrame>
        <Declaracion to={paths.declaracion} />
      </OutsideFrame>
    </ApolloProvider>
  );
}
