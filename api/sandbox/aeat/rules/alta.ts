import { breakdown } from './breakdown';
import { firstOf } from './case';
import { identity, operationDay } from './identity';
import { kindOfInvoice } from './kind';
import { parties } from './parties';
import { system } from './system';

/** Why an alta is refused by what it says itself; only the first reason is given. */
export const refusalOfAlta = firstOf([identity, operationDay, kindOfInvoice, parties, breakdown, system]);
