export const slug = (title) => title.toLowerCase().replaceAll(' ', '-');

export const slugs = (titles) => {
  const used = new Map();
  return titles.map((title) => {
    const plain = slug(title);
    const times = (used.get(plain) ?? 0) + 1;
    used.set(plain, times);
    return times === 1 ? plain : `${plain}-${times}`;
  });
};
