import { lazy, type ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Guard, Visitors } from './guard';
import { frame, LEADS, notFound, SCREENS, type Audience } from './screens';

function drawn(load: () => Promise<ComponentType>) {
  const Screen = lazy(async () => ({ default: await load() }));
  return <Screen />;
}

const screensFor = (audience: Audience): RouteObject[] =>
  SCREENS.filter(screen => screen.audience === audience).map(({ path, load }) => ({ path, element: drawn(load) }));

export const routes: RouteObject[] = [
  { element: <Visitors />, children: screensFor('visitors') },
  ...screensFor('anybody'),
  { element: <Guard />, children: [{ element: drawn(frame), children: screensFor('members') }] },
  ...Object.entries(LEADS).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
  { path: '*', element: drawn(notFound) },
];
