/** Of an editor's frame, whatever stands in it and before it has come, so that nothing below moves. */
export const editorHeight = "h-[min(70vh,36rem)]";
