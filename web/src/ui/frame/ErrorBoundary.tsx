import { Box, Heading, Text } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { Button } from '../Button';

interface Props {
  children: ReactNode;
  /** A change clears the failure. */ at: string;
}

/** A screen that cannot be drawn, most often because a newer version replaced its file. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  componentDidCatch(error: unknown) {
    console.error(error);
  }

  componentDidUpdate(before: Props) {
    if (before.at !== this.props.at && this.state.failed) this.setState({ failed: false });
  }

  render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Box role="alert" display="grid" placeItems="center" minHeight="60vh" padding="4">
        <Box maxWidth="400px" textAlign="center">
          <Heading as="h1" textStyle="h1" marginBottom="2">
            No se ha podido abrir esta pantalla
          </Heading>
          <Text color="muted" marginBottom="6">
            Puede que haya una versión nueva de Folio. Recarga la página; lo que habías escrito en una factura sigue
            guardado.
          </Text>
          <Button variant="accent" onClick={() => location.reload()}>
            Recargar
          </Button>
        </Box>
      </Box>
    );
  }
}
