/** An act as it is sealed. The instant with its microseconds: 2026-11-20T12:46:01.123456Z. */
export interface SealedAct {
  tenantId: string;
  id: string;
  createdAt: string;
  actorKind: string;
  userId: string | null;
  apiKeyId: string | null;
  action: string;
  entityType: string;
  entityId: string | null;
  description: string;
  riskLevel: string;
  ipAddress: string | null;
  requestId: string | null;
}

/**
 * The text whose SHA-256 is the seal of an act: a JSON list of the seal before it and of the act's fields, so that no
 * value can pass for two.
 */
export const sealText = (previous: string, act: SealedAct): string =>
  JSON.stringify([
    previous,
    act.tenantId,
    act.id,
    act.createdAt,
    act.actorKind,
    act.userId,
    act.apiKeyId,
    act.action,
    act.entityType,
    act.entityId,
    act.description,
    act.riskLevel,
    act.ipAddress,
    act.requestId,
  ]);
