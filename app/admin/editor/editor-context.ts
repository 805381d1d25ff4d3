import { createContext, useContext } from 'react'
import type { Day } from '#values/dates.ts'

/** What fields know of the editor around them: the day in Kigali, and what was typed into fields that are no part of the content. */
type EditorSurroundings = { today: Day; typed: Readonly<Record<string, string>> }

export const EditorContext = createContext<EditorSurroundings>({ today: '', typed: {} })

export const useEditor = () => useContext(EditorContext)
