import type { Route } from '../../../rest/route';
import { MAX_LOGO_BYTES } from './face.types';

export const faceRoutes: Route[] = [
  {
    method: 'get',
    path: '/settings/face',
    tag: 'Configuración',
    summary: 'Logotipo, color e idioma de los papeles',
    document: 'query CompanyFace { companyFace { accent logo language } }',
    reply: { face: 'companyFace' },
  },
  {
    method: 'post',
    path: '/settings/face',
    tag: 'Configuración',
    summary: 'Cambiar logotipo (PNG o JPEG, como mucho 500 kB), color e idioma de los papeles',
    document: `mutation SaveFace($accent: String, $logo: LogoFile, $removeLogo: Boolean, $language: PaperLanguage) {
      saveFace(accent: $accent, logo: $logo, removeLogo: $removeLogo, language: $language) { accent logo language } }`,
    multipart: { maxFileBytes: MAX_LOGO_BYTES },
    reply: { face: 'saveFace' },
  },
];
