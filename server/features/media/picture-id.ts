/** The form of a picture's id, in addresses and as a folder of the storage. */
export const pictureId = /^[\w-]{1,64}$/;
