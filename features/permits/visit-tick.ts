/** The name of the tick for a permit in the form of what happened at the gate. */
export const visitTick = (permitId: number): string => `permit-${permitId}`
