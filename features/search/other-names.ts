/** What places were called before, or are called besides, by their id. Source: the alternative names of the list of towns. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  musanze: ['Ruhengeri'],
  rubavu: ['Gisenyi'],
  karongi: ['Kibuye'],
  kibogora: ['Tyazo'],
  'rusizi-kamembe': ['Cyangugu', 'Kamembe'],
  nyamagabe: ['Gikongoro'],
  huye: ['Butare'],
  nyanza: ['Nyabisindu'],
  muhanga: ['Gitarama'],
  gicumbi: ['Byumba'],
  'burera-lakes': ['Twin Lakes'],
}
