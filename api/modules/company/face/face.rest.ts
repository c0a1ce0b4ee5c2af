import type { Route } from '../../../rest/route';
import { MAX_LOGO_BYTES } from './face.types';

export const faceRoutes: Route[] = [
  {
    method: 'get',
    path: '/settings/face',
    tag: 'Configuración',
    summary: 'Logotipo y color de los papeles',
    document: 'query CompanyFace { companyFace { accent logo } }',
    reply: { face: 'companyFace' },
  },
  {
    method: 'post',
    path: '/settings/face',
    tag: 'Configuración',
    summary: 'Cambiar logotipo (PNG o JPEG, como mucho 500 kB) y color de los papeles',
    document: `mutation SaveFace($accent: String, $logo: LogoFile, $removeLogo: Boolean) {
      saveFace(accent: $accent, logo: $logo, removeLogo: $removeLogo) { accent logo } }`,
    multipart: { maxFileBytes: MAX_LOGO_BYTES },
    reply: { face: 'saveFace' },
  },
];
