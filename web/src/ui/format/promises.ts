/**
 * When somebody answers, as the whole product says it. CET is what the support hours are known by; the clock is
 * Madrid's all year.
 */
export const HOURS = 'lunes a viernes, 9:00–18:00 CET';
export const CLOCK = 'hora peninsular';
/** The 24 hours run from Monday to Friday: nobody answers on a Saturday what came on a Friday evening. */
export const REPLY = 'respuesta en menos de 24\u00a0h, de lunes a viernes';
