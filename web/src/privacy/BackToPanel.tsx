import { Box } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** The way back above a title. */
export function Back({ to, children }: { to: string; children: string }) {
  return (
    <Box asChild display="inline-flex" alignItems="center" gap="2" color="muted" _hover={{ color: 'text' }}>
      <Link to={to}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        {children}
      </Link>
    </Box>
  );
}

export const BackToPanel = () => <Back to={paths.superadmin}>Superadmin</Back>;
