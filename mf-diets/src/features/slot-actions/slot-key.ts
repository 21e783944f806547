import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';

/** Names a place among others. */
export const slotKey = ({ day, slotIndex }: SlotPlace) => `${day}/${slotIndex}`;
