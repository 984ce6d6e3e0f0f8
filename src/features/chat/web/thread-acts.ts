import { type ComponentType, createContext } from 'react'

/** Deeds of slices above with whoever one talks with; they stand in the head of the conversation. */
export const ThreadActsContext = createContext<ComponentType<{ user_id: string; name: string }> | undefined>(undefined)
