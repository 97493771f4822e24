// For tests in TypeScript.
export function browserPath(): string | undefined
export function ensureBrowser(): void
