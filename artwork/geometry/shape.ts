/** A country or a lake: rings of "lng,lat" and steps, in whole units of the layer's grid. */
export type Shape = { readonly name: string; readonly rings: readonly string[] }
