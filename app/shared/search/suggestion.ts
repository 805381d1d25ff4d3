import type { DocumentKind } from '#features/search/document.ts'

/** A suggested title for what is being typed, and its page. */
export type Suggestion = { kind: DocumentKind; title: string; href: string }
