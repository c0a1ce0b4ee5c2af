import { lazy } from 'react';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { afterLogin, landing, mayOpen } from './access';
import { useAuth } from './session';
import { OfflinePage } from '../ui/frame/OfflinePage';
import { PageSpinner } from '../ui/layout/PageSpinner';
import { paths } from '../paths';
import { notFound, SCREENS } from '../routes/screens';
import { useRoleNews } from './roleNews';
import { token } from './token';
import { useFreshAccount } from './useFreshAccount';

const Lost = lazy(async () => ({ default: await notFound() }));

const isScreen = (pathname: string) =>
  SCREENS.some(({ path }) => path !== paths.anyInside && matchPath(path, pathname));

/** Lets only the signed-in through, and only to what their role may open. */
export function Guard() {
  const { user, loading, offline, ended } = useAuth();
  useRoleNews();
  useFreshAccount();
  const { pathname, search } = useLocation();
  if (loading) return <PageSpinner />;
  if (offline) return <OfflinePage />;
  // Signing in would lead to nothing.
  if (!user && !isScreen(pathname)) return <Lost />;
  if (!user) return <Navigate to={paths.login} replace state={ended === 'left' ? null : { from: pathname + search }} />;
  if (user.isTemporaryPassword && pathname !== paths.changePassword)
    return <Navigate to={paths.changePassword} replace />;
  if (!mayOpen(user.role, pathname)) return <Navigate to={landing(user.role)} replace />;
  return <Outlet />;
}

/**
 * Sign-in and registration: people who are signed in go on to where they were heading. Where nobody can be, nothing is
 * waited for.
 */
export function Visitors() {
  const { user, loading } = useAuth();
  const location = useLocation();
  if (loading && token.read()) return <PageSpinner />;
  if (user) return <Navigate to={afterLogin(user.role, location.state?.from)} replace />;
  return <Outlet />;
}
