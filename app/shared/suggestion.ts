import type { DocumentKind } from '#features/search/document.ts'

/** A title that may be meant by what is being typed, and where it leads. */
export type Suggestion = { kind: DocumentKind; title: string; href: string }
