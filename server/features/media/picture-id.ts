/** What the id of a picture looks like, in addresses and as a folder of the storage. */
export const pictureId = /^[\w-]{1,64}$/;
