import { Text } from '@chakra-ui/react';
import { useAuth } from '../session';
import { Card } from '../ui/Card';
import { Page } from '../ui/Page';

export function SuperadminPage() {
  const { user } = useAuth();
  return (
    <Page title="Superadmin">
      <Card padding="5">
        <Text textStyle="small" color="muted">Has entrado como</Text>
        <Text textStyle="h2" overflowWrap="anywhere">{user?.name ?? user?.email}</Text>
        {user?.name && <Text color="muted">{user.email}</Text>}
      </Card>
    </Page>
  );
}
