package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"sort"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// Tiles have 2^8 hashes.
const tileHeight = 8

// verifyLog checks that each two of the checkpoints, and the published one, are of one log, and that its tiles have the
// root that is signed.
func verifyLog(keys note.Verifiers, folder, url string) error {
	paths, err := listFiles(folder, ".checkpoint")
	if err != nil {
		return err
	}
	published, err := get(url + "/log/checkpoint")
	if err != nil {
		return err
	}
	newest, err := openCheckpoint(string(published), keys)
	if err != nil {
		return err
	}
	trees := []tlog.Tree{newest.tree}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		older, err := openCheckpoint(string(text), keys)
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		if older.origin != newest.origin {
			return fmt.Errorf("%s is of %s, and the log is %s", path, older.origin, newest.origin)
		}
		trees = append(trees, older.tree)
	}
	pairs, err := compare(trees, tlog.TileHashReader(newest.tree, tiles{url, map[tlog.Tile][]byte{}}))
	if err != nil {
		return err
	}
	fmt.Printf("%d checkpoints, %d pairs consistent, %d leaves\n", len(trees), pairs, newest.tree.N)
	return nil
}

// compare returns the number of pairs, or an error for two checkpoints that are not of one log.
func compare(trees []tlog.Tree, hashes tlog.HashReader) (pairs int, err error) {
	sort.Slice(trees, func(i, j int) bool { return trees[i].N < trees[j].N })
	for i, newer := range trees {
		if err := checkRoot(newer, hashes); err != nil {
			return 0, err
		}
		for _, older := range trees[:i] {
			if err := compareTwo(older, newer, hashes); err != nil {
				return 0, fmt.Errorf("%d and %d leaves: %w", older.N, newer.N, err)
			}
			pairs++
		}
	}
	return pairs, nil
}

func checkRoot(tree tlog.Tree, hashes tlog.HashReader) error {
	root := tlog.Hash(sha256.Sum256(nil))
	if tree.N > 0 {
		var err error
		if root, err = tlog.TreeHash(tree.N, hashes); err != nil {
			return err
		}
	}
	if root != tree.Hash {
		return fmt.Errorf("the tiles have another root for %d leaves", tree.N)
	}
	return nil
}

func compareTwo(older, newer tlog.Tree, hashes tlog.HashReader) error {
	if older.N == newer.N {
		if older.Hash != newer.Hash {
			return errors.New("two roots")
		}
		return nil
	}
	// Each tree continues the empty one.
	if older.N == 0 {
		return nil
	}
	proof, err := tlog.ProveTree(newer.N, older.N, hashes)
	if err != nil {
		return err
	}
	return tlog.CheckTree(proof, newer.N, newer.Hash, older.N, older.Hash)
}

// tiles reads the tiles at an address once.
type tiles struct {
	url  string
	read map[tlog.Tile][]byte
}

func (tiles tiles) Height() int { return tileHeight }

func (tiles tiles) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	var all [][]byte
	for _, tile := range wanted {
		data, known := tiles.read[tile]
		if !known {
			var err error
			// C2SP leaves the height out.
			path := strings.Replace(tile.Path(), "tile/8/", "/log/tile/", 1)
			if data, err = get(tiles.url + path); err != nil {
				return nil, err
			}
		}
		all = append(all, data)
	}
	return all, nil
}

// SaveTiles is called with tiles whose hashes lead to the root.
func (tiles tiles) SaveTiles(saved []tlog.Tile, data [][]byte) {
	for i, tile := range saved {
		tiles.read[tile] = data[i]
	}
}

func get(url string) ([]byte, error) {
	answer, err := http.Get(url)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s: %s", url, answer.Status)
	}
	return io.ReadAll(answer.Body)
}
