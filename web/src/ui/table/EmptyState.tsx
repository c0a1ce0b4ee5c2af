import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../layout/Card';
import { EmptyDrawing } from './EmptyDrawing';

interface EmptyStateProps {
  title: string;
  /** What will be here, and what it is for. */
  children: ReactNode;
  actions?: ReactNode;
  drawing?: boolean;
}

export function EmptyState({ title, children, actions, drawing = true }: EmptyStateProps) {
  return (
    <Card
      display="grid"
      placeItems="center"
      minHeight={{ base: '320px', lg: drawing ? '396px' : '220px' }}
      paddingX="5"
      paddingY="10"
    >
      <Box textAlign="center" maxWidth="420px">
        {drawing && (
          <Box marginBottom="6" display="grid" placeItems="center">
            <EmptyDrawing />
          </Box>
        )}
        <Heading as="h2" textStyle="h3" marginBottom="2">
          {title}
        </Heading>
        <Text color="muted" marginBottom={actions ? '6' : 0}>
          {children}
        </Text>
        {actions && (
          <Box display="flex" justifyContent="center" gap="2" flexWrap="wrap">
            {actions}
          </Box>
        )}
      </Box>
    </Card>
  );
}
