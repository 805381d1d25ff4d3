/** Why a translation cannot stand for its English message. `name`: of an argument or a tag. */
export type MessageFault =
  | { reason: 'empty' | 'direction-mark' | 'control-sign' }
  /** `detail`: what the parser says. */
  | { reason: 'not-a-message'; detail: string }
  | { reason: 'foreign-markup'; sign: string }
  | { reason: 'lost-name' | 'foreign-name'; name: string }
  | { reason: 'other-kind'; name: string; kind: string; english: string }
  | { reason: 'other-cases'; name: string; cases: readonly string[]; english: readonly string[] }
  | { reason: 'lost-plural' | 'foreign-plural'; name: string; cases: readonly string[] }
