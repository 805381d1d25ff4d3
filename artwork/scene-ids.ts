/** What can be drawn. The names alone, without the drawings, for what reaches a browser. */
export const sceneIds = [
  'hills',
  'virunga',
  'akagera',
  'nyungwe',
  'kivu',
  'serengeti',
  'kilimanjaro',
  'zanzibar',
  'kibeho',
  'trail',
  'kigali',
  'bwindi',
] as const

export type SceneId = (typeof sceneIds)[number]
